import {
	Avatar,
	Menu,
	SegmentedControl,
	Text,
	UnstyledButton,
	useMantineColorScheme,
	VisuallyHidden,
} from "@mantine/core";
import { IconExternalLink, IconLogout, IconSettings } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useCopy } from "../language/language.tsx";
import { languageChoices } from "../parts/language-choices.ts";
import { useAccount } from "../session/session.tsx";
import { useSignOut } from "../session/sign-out.tsx";
import { useProfileChange } from "../session/use-profile-change.ts";
import styles from "./frame.module.css";

/** Who is signed in, light or dark, the language, and the way out. */
export function AccountMenu() {
	const { frame: copy, labels } = useCopy();
	const { name, email, language } = useAccount();
	const [opened, setOpened] = useState(false);
	const change = useProfileChange({ toastsErrors: true, done: () => setOpened(false) });
	const { colorScheme, setColorScheme } = useMantineColorScheme();
	const signOut = useSignOut();
	return (
		<Menu opened={opened} onChange={setOpened} position="bottom-end" width={264}>
			<Menu.Target>
				<UnstyledButton className={styles.account}>
					<Avatar size={32} radius="xl" name={name} color="gray" aria-hidden="true" />
					<VisuallyHidden>{copy.accountMenu}</VisuallyHidden>
				</UnstyledButton>
			</Menu.Target>
			<Menu.Dropdown>
				<div className={styles.who}>
					<Text fw={600} truncate>
						{name}
					</Text>
					<Text size="sm" c="dimmed" truncate>
						{email}
					</Text>
				</div>
				<Menu.Divider />
				<Menu.Label id="appearance">{copy.appearance}</Menu.Label>
				<SegmentedControl
					className={styles.scheme}
					aria-labelledby="appearance"
					fullWidth
					size="xs"
					value={colorScheme}
					onChange={setColorScheme}
					data={[
						{ value: "light", label: copy.light },
						{ value: "dark", label: copy.dark },
						{ value: "auto", label: copy.system },
					]}
				/>
				<Menu.Label id="language">{labels.language}</Menu.Label>
				<SegmentedControl
					className={styles.scheme}
					aria-labelledby="language"
					fullWidth
					size="xs"
					value={language}
					onChange={(language) => change.mutate({ language })}
					data={languageChoices()}
				/>
				<Menu.Divider />
				<Menu.Item
					component={Link}
					to="/settings"
					leftSection={<IconSettings size={18} stroke={1.75} />}
				>
					{copy.settings}
				</Menu.Item>
				<Menu.Item
					component="a"
					href="/"
					target="_blank"
					leftSection={<IconExternalLink size={18} stroke={1.75} />}
				>
					{copy.openSite}
				</Menu.Item>
				<Menu.Item onClick={signOut} leftSection={<IconLogout size={18} stroke={1.75} />}>
					{copy.signOut}
				</Menu.Item>
			</Menu.Dropdown>
		</Menu>
	);
}
