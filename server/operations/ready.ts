/**
 * `node server/operations/ready.ts <address>…`: the containers' health check. Fails unless all of the
 * addresses answer with success, and says which do not.
 */
const addresses = process.argv.slice(2);

/** Milliseconds; below the health check's own limit, so that the reason is shown. */
const TIMEOUT = 4_000;

const problems = await Promise.all(
	addresses.map(async (address) => {
		try {
			const signal = AbortSignal.timeout(TIMEOUT);
			const answer = await fetch(address, { signal });
			return answer.ok ? [] : [`${address} answers ${answer.status}`];
		} catch {
			return [`${address} does not answer`];
		}
	}),
);
const lines = problems.flat();
if (addresses.length === 0) lines.push("Takes the addresses to look at");
for (const line of lines) console.error(line);
process.exit(lines.length === 0 ? 0 : 1);
