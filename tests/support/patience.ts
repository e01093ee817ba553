declare global {
	interface Window {
		losePatience(): void;
	}
}

/**
 * Runs in a page before its scripts: its waits for slow code (client/patience.ts) have no end until
 * `losePatience`, because a busy machine is slow. No other wait is exactly as long.
 */
export function holdPatience(patience: number): void {
	const { setTimeout } = window;
	const waits: TimerHandler[] = [];
	const start = (act: TimerHandler, delay?: number, ...rest: unknown[]) =>
		delay === patience ? waits.push(act) : setTimeout(act, delay, ...rest);
	Object.assign(window, { setTimeout: start });
	window.losePatience = () => {
		for (const act of waits.splice(0)) setTimeout(act);
	};
}
