import { useEffect, useState } from "react";
import { DeskProblem } from "../api/request.ts";
import { useSpeech } from "../language/language.tsx";

/**
 * Counts down until a throttled request may be repeated.
 * @returns the time left in words; undefined once there is none.
 */
export function useRetryTime(error: unknown): string | undefined {
	const { format } = useSpeech();
	const [left, setLeft] = useState(0);
	const seconds = error instanceof DeskProblem ? (error.retryAfter ?? 0) : 0;

	useEffect(() => {
		if (!error || seconds === 0) return setLeft(0);
		const end = Date.now() + seconds * 1000;
		const update = () => setLeft(Math.max(0, end - Date.now()));
		update();
		const timer = setInterval(update, 1000);
		return () => clearInterval(timer);
	}, [error, seconds]);

	return left > 0 ? format.duration(Math.ceil(left / 1000) * 1000) : undefined;
}
