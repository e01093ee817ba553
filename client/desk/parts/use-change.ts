import { notifications } from "@mantine/notifications";
import {
	type MutationKey,
	type QueryKey,
	useMutation,
	useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useProblemText } from "../language/problems.ts";

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
	const errorToast = useRef<string>(undefined);
	useEffect(
		() => () => {
			if (toastsErrors === "until left" && errorToast.current)
				notifications.hide(errorToast.current);
		},
		[toastsErrors],
	);
	return useMutation({
		mutationFn,
		...(key && { mutationKey: key }),
		...(scope && { scope }),
		onSuccess: (answer, input) => {
			if (errorToast.current) notifications.hide(errorToast.current);
			errorToast.current = undefined;
			done?.(answer, input);
			const message = says?.(answer, input);
			if (message) notifications.show({ id: message, message });
		},
		onError: (error) => {
			if (!toastsErrors) return;
			const message = textOf(error);
			errorToast.current = message;
			// The message says what to do, so it does not disappear by itself.
			notifications.show({ id: message, color: "red", autoClose: false, message });
		},
		onSettled: () => reads && queries.invalidateQueries({ queryKey: reads }),
	});
}
