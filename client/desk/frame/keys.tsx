import { Kbd, Modal, Table } from "@mantine/core";
import { useLocation } from "react-router-dom";
import { useCopy } from "../language/language.tsx";
import { useFocusBack } from "../parts/use-focus-back.ts";
import { useAccount } from "../session/session.tsx";
import { readsLeads } from "./pages.ts";

/** All keys of the posts, or of the inbox for those who have one. */
export function Keys({ onClose }: { onClose(): void }) {
	const { frame, leads, posts } = useCopy();
	const { role } = useAccount();
	useFocusBack();
	const isPosts = useLocation().pathname.startsWith("/posts");
	const { keys } = isPosts || !readsLeads(role) ? posts : leads;
	return (
		<Modal opened centered onClose={onClose} title={keys.title}>
			<Table>
				<Table.Tbody>
					{Object.entries(keys.list).map(([key, text]) => (
						<Table.Tr key={key}>
							<Table.Td w="7.5rem">
								<Kbd>{key.replace("Ctrl", frame.control)}</Kbd>
							</Table.Td>
							<Table.Td>{text}</Table.Td>
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
		</Modal>
	);
}
