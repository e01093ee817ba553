import { Button } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";
import { Notice } from "../parts/notice.tsx";
import { useTestLead } from "./use-test-lead.ts";

/** An empty inbox offers a test lead; one that filters have emptied offers to clear them. */
export function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) {
	const { leads: words } = useCopy();
	const test = useTestLead();
	if (isFiltered) {
		return (
			<Notice title={words.none.title} text={words.none.text}>
				<Button variant="default" onClick={onClear}>
					{words.none.clear}
				</Button>
			</Notice>
		);
	}
	return (
		<Notice title={words.empty.title} text={words.empty.text}>
			<Button loading={test.isPending} onClick={() => test.mutate()}>
				{words.empty.test}
			</Button>
		</Notice>
	);
}

/** What could not be loaded, why, and a way to try again. */
export function Failed({ error, retry }: { error: unknown; retry(): void }) {
	const { leads: words } = useCopy();
	const textOf = useProblemText();
	return (
		<Notice title={words.failed.title} text={textOf(error)}>
			<Button variant="default" onClick={retry}>
				{words.failed.retry}
			</Button>
		</Notice>
	);
}
