import {
	type MutationKey,
	type QueryKey,
	useMutation,
	useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useProblemText } from "../language/problems.ts";
import { say, showError } from "./show-toast.tsx";

/**
 * A change on the server.
 * @param options.key names it, for others that ask whether it runs.
 * @param options.scope changes of one scope run one after another.
 * @param options.reads the key of the queries that are read anew afterwards.
 * @param options.done runs after success.
 * @param options.says the text of the toast after success, one for each text.
 * @param options.toastsErrors shows an error as a toast too, until the change succeeds, or also until the component
 *   is left; otherwise the component shows `error`.
 */
export function useChange<Input = void, Answer = unknown>(
	mutationFn: (input: Input) => Promise<Answer>,
	options: {
		key?: MutationKey;
		scope?: { id: string };
		reads?: QueryKey;
		done?(answer: Answer, input: Input): void;
		says?(answer: Answer, input: Input): string | undefined;
		toastsErrors?: boolean | "until left";
	},
) {
	const { key, scope, reads, done, says, toastsErrors = false } = options;
	const queries = useQueryClient();
	const textOf = useProblemText();
	const hideError = useRef<() => void>(undefined);
	useEffect(
		() => () => {
			if (toastsErrors === "until left") hideError.current?.();
		},
		[toastsErrors],
	);
	return useMutation({
		mutationFn,
		...(key && { mutationKey: key }),
		...(scope && { scope }),
		onSuccess: (answer, input) => {
			hideError.current?.();
			hideError.current = undefined;
			done?.(answer, input);
			const message = says?.(answer, input);
			if (message) say(message);
		},
		onError: (error) => {
			if (!toastsErrors) return;
			const message = textOf(error);
			hideError.current = showError(message, { id: message });
		},
		onSettled: () => reads && queries.invalidateQueries({ queryKey: reads }),
	});
}
