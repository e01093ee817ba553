declare global {
	interface Window {
		/** The button pressed before the page was taken over; null once it has been. */
		earlyClick?: HTMLElement | null;
	}
}

/** Marks the buttons whose early clicks are kept. */
const MARK = "data-early-click";

/** How long an early click waits for the page to be taken over before the button does its work without a script, in ms. */
const PATIENCE = 5000;

/**
 * Runs inline in the head, before anything else is loaded: keeps a click on a marked button until
 * React can answer it, or lets the form behind the button go its way when that takes too long.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener("click",function(e){
var b=e.target.closest&&e.target.closest("[${MARK}]");
if(!b||window.earlyClick===null)return;
e.preventDefault();window.earlyClick=b;
setTimeout(function(){if(window.earlyClick===b&&b.form)b.form.submit()},${PATIENCE})
},true)`.replaceAll("\n", "");

/** Presses again what was pressed before React could answer, and keeps no more clicks. */
export function replayEarlyClicks(): void {
	const button = window.earlyClick;
	window.earlyClick = null;
	if (button?.isConnected) button.click();
}
