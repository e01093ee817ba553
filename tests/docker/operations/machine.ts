import { dockerOutput, IMAGE } from "../docker.ts";

/** The group's name, a slice for systemd. */
const GROUP = "vitrintest.slice";

/** Of the kernel's two interfaces to control groups. */
const VERSIONS = {
	"1": {
		folder: "/groups/memory",
		limits: { "memory.limit_in_bytes": true, "memory.memsw.limit_in_bytes": true },
		counted: "total_(rss|shmem)",
		events: "memory.oom_control",
	},
	"2": {
		folder: "/groups",
		limits: { "memory.max": true, "memory.swap.max": false },
		counted: "(anon|shmem)",
		events: "memory.events",
	},
};

/** Makes containers share a small machine's memory: they get so many MB together, and no swap. */
export async function startMachine(megabytes: number) {
	const info = await dockerOutput(["info", "--format={{.CgroupVersion}} {{.CgroupDriver}}"]);
	const [version, driver] = info.split(" ");
	const { folder, limits, counted, events } = VERSIONS[version === "1" ? "1" : "2"];
	const setLimits = Object.entries(limits).map(
		([file, isLimited]) => `echo ${isLimited ? megabytes * 1024 ** 2 : 0} >${file}`,
	);
	// systemd resets the limits of a slice when its first container starts.
	const script = `
		mkdir -p ${folder}/${GROUP} && cd ${folder}/${GROUP}
		while sleep 0.3; do
			${setLimits.join("\n")}
			awk '/^${counted} / { sum[FILENAME] += $2 } END { for (file in sum) print file, int(sum[file] / 1048576) }' memory.stat */memory.stat
			awk '/^oom_kill / { sum += $2 } END { print "kills", sum }' ${events} */${events}
		done`;
	const id = await dockerOutput([
		...["run", "--detach", "--init", "--user=0"],
		...["--volume=/sys/fs/cgroup:/groups", IMAGE, "sh", "-c", script],
	]);
	return {
		/** The `cgroup_parent` of what is to run on the machine. */
		parent: driver === "systemd" ? GROUP : `/${GROUP}`,
		/**
		 * The most MB, without the cache of files, that containers were seen with since a moment.
		 * @param names the containers' names by id; the largest of all others is `others`.
		 */
		async peaks(since: number, names: Map<string, string>): Promise<Record<string, number>> {
			const log = await dockerOutput(["logs", `--since=${new Date(since).toISOString()}`, id]);
			const peaks: Record<string, number> = {};
			for (const [, folder, size] of log.matchAll(/^(?:(.+)\/)?memory\.stat (\d+)$/gm)) {
				const [container = ""] = /[0-9a-f]{64}/.exec(folder ?? "") ?? [];
				const name = folder ? (names.get(container) ?? "others") : "together";
				peaks[name] = Math.max(peaks[name] ?? 0, Number(size));
			}
			return peaks;
		},
		/** The highest number of processes that were seen to be killed because there was no memory left. */
		async kills() {
			const log = await dockerOutput(["logs", id]);
			return Math.max(...[...log.matchAll(/kills (\d+)/g)].map(([, number]) => Number(number)));
		},
		async [Symbol.asyncDispose]() {
			await dockerOutput(["rm", "--force", id]);
		},
	};
}
