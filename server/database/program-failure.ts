/** Why a program that was run with `execFile` failed: the last line that it wrote to stderr, or what kept it from starting. */
export function failureOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const stderr = "stderr" in error ? String(error.stderr).trim() : "";
	return stderr.split("\n").at(-1) || error.message;
}
