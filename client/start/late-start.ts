/** The id of the template that holds the document's scripts. */
export const LATE_SCRIPTS = "late-scripts";

/**
 * Runs inline at the end of the body: fetches the scripts of the template once the page has been
 * painted, so that they take neither line nor processor from what the visitor is waiting to see.
 * Clicks until then are kept by early-clicks.ts. Browsers that do not report paints start on load.
 */
export const LATE_START_SCRIPT = `(function(){
function start(){document.body.append(document.importNode(document.getElementById("${LATE_SCRIPTS}").content,true))}
var types=self.PerformanceObserver&&PerformanceObserver.supportedEntryTypes;
if(!types||!types.includes("paint"))return addEventListener("load",start);
new PerformanceObserver(function(list,observer){
if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();start()}
}).observe({type:"paint",buffered:true})
})()`.replaceAll("\n", "");
