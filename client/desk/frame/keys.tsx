import { Kbd, Modal, Table } from "@mantine/core";
import { useCopy } from "../language/language.tsx";

/** All keys of the inbox. */
export function Keys({ onClose }: { onClose(): void }) {
	const { keys } = useCopy().leads;
	return (
		<Modal opened centered onClose={onClose} title={keys.title}>
			<Table>
				<Table.Tbody>
					{Object.entries(keys.list).map(([key, text]) => (
						<Table.Tr key={key}>
							<Table.Td w="6rem">
								<Kbd>{key}</Kbd>
							</Table.Td>
							<Table.Td>{text}</Table.Td>
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
		</Modal>
	);
}
