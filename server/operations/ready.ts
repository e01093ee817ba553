/**
 * `node server/operations/ready.ts <url>…`: the containers' health check. Fails if a URL does not answer
 * with success, and prints these URLs.
 */
const urls = process.argv.slice(2);

/** Milliseconds; below the limit of the health check, so that the reason is printed. */
const TIMEOUT = 4_000;

const problems = await Promise.all(
	urls.map(async (url) => {
		try {
			const signal = AbortSignal.timeout(TIMEOUT);
			const answer = await fetch(url, { signal });
			return answer.ok ? [] : [`${url} answers ${answer.status}`];
		} catch {
			return [`${url} does not answer`];
		}
	}),
);
const lines = problems.flat();
if (urls.length === 0) lines.push("ready.ts takes the URLs to check");
for (const line of lines) console.error(line);
process.exit(lines.length === 0 ? 0 : 1);
