import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { BACKUP_WITHIN, readVerifiedAge } from "../../checks/backup.ts";
import { formatGigabytes, judgeDisk, readDisk } from "../../checks/disk.ts";
import { pendingMigrations } from "../../database/migrations/migrate.ts";
import { readRow } from "../../database/rows.ts";
import { withTransaction } from "../../database/transaction.ts";
import type { CheckResult, Part } from "./part.ts";

/** A lead that is rolled back. */
const LEAD = `
insert into private.leads (email, source, submitted_at, state)
values ('', 'watch', now(), 'quarantined')`;

/** A full disk may have room in a table's last page, so 280 kB of rows go to new blocks of a temporary file, too. */
const SPILL = `
set local work_mem = '64kB';
select count(*) from generate_series(1, 20000)`;

const SESSIONS =
	"select pid, state, now() - query_start as since, left(query, 60) from pg_stat_activity where application_name = 'vitrin'";

const DUE = `
select count(*)::integer as jobs from pgboss.job
where state in ('created', 'retry') and start_after <= now()`;

/** The database and the parts in it. @param connection not the pool's, which may be exhausted. */
export function databaseParts(app: FastifyInstance, connection: Pool): Part[] {
	const { dataDir, supabase, backupDays } = app.config;
	// Without a Supabase project the database is a child of this process, and there is one log.
	const logs = (service: string) =>
		supabase ? `docker compose logs --since 10m ${service}` : "the log of npm start";
	const notStarted = {
		what: "The queue has not started, so leads are refused",
		toDo: `See why: ${logs("app")}`,
	};
	return [
		{
			name: "database",
			isRequired: true,
			isOfReplica: true,
			keep: 0,
			whenSilent: {
				what: "The database does not answer",
				toDo: supabase
					? `See why: ${logs("db")}; start it: docker compose up -d --wait db`
					: `See why: ${logs("db")}; start it again: npm start`,
			},
			async check() {
				const pending = await pendingMigrations(connection);
				if (pending.length === 0) return {};
				const trouble = {
					what: `Migrations are missing: ${pending.join(", ")}`,
					toDo: supabase ? "Apply them: docker compose up -d --wait" : "Apply them: npm start",
				};
				return { trouble };
			},
		},
		{
			name: "write",
			isRequired: true,
			isOfReplica: true,
			needs: "database",
			whenSilent: {
				what: "The database takes no rows, so leads are refused",
				toDo: `Code 53100 is a full disk: make room (df -h). Otherwise see ${logs("db")}`,
			},
			async check() {
				await rehearse(connection);
				return {};
			},
		},
		{
			name: "pool",
			isRequired: true,
			isOfReplica: true,
			needs: "database",
			figures: {
				pool_connections: "Connections of this process to the database.",
				pool_idle_connections: "Those of them that are free.",
				pool_waiting_requests: "Requests that wait for one.",
			},
			whenSilent: {
				what: "All connections to the database are busy, so requests wait",
				toDo: supabase
					? `See what runs: docker compose exec db psql -U postgres -c "${SESSIONS}"`
					: `See what runs: psql "$(cat ${dataDir}/database-url)" -c "${SESSIONS}"`,
			},
			async check() {
				await app.pool.query("select");
				const { totalCount, idleCount, waitingCount } = app.pool;
				return {
					figures: {
						pool_connections: totalCount,
						pool_idle_connections: idleCount,
						pool_waiting_requests: waitingCount,
					},
				};
			},
		},
		{
			name: "queue",
			isRequired: true,
			isOfReplica: true,
			keep: 0,
			needs: "database",
			figures: { queue_due_jobs: "Jobs that are due and wait for a worker." },
			whenSilent: notStarted,
			async check() {
				if (!app.isQueueReady()) return { trouble: notStarted };
				const { jobs } = await readRow<{ jobs: number }>(connection, DUE);
				return { figures: { queue_due_jobs: jobs } };
			},
		},
		{
			name: "disk",
			isRequired: false,
			figures: {
				disk_free_bytes: "Free space of the disk that the site sees.",
				disk_size_bytes: "Size of that disk.",
			},
			whenSilent: {
				what: "The free space of the disk cannot be read",
				toDo: "See df -h",
			},
			// In a container it is Docker's disk, which has the database's volume too unless that was moved.
			check: () => checkDisk(dataDir),
		},
		{
			name: "backup",
			isRequired: false,
			needs: "database",
			figures: {
				backup_age_seconds: "Age of the last backup that bin/backup verified.",
			},
			whenSilent: {
				what: "The age of the last backup cannot be read",
				toDo: `See ${logs("db")}`,
			},
			async check() {
				const age = await readVerifiedAge(connection);
				// The stack sets BACKUP_DAYS; elsewhere somebody else makes the backups.
				if (age === null) return { isNoneYet: backupDays !== undefined };
				const hours = Math.floor(age / 3_600);
				return {
					figures: { backup_age_seconds: Math.round(age) },
					trouble:
						hours < BACKUP_WITHIN
							? undefined
							: {
									what: `The last verified backup is ${hours} hours old`,
									toDo: "Make one and see why it fails: bin/backup; with the profile backup also: docker compose logs backup",
								},
				};
			},
		},
	];
}

/** Writes and rolls back. @throws when a lead could not be stored either. */
async function rehearse(connection: Pool): Promise<void> {
	const rolledBack = new Error("rolled back on purpose");
	try {
		await withTransaction(connection, async (client) => {
			await client.query(LEAD);
			await client.query(SPILL);
			throw rolledBack;
		});
	} catch (error) {
		if (error !== rolledBack) throw error;
	}
}

async function checkDisk(folder: string): Promise<CheckResult> {
	const { free, total } = await readDisk(folder);
	return {
		figures: { disk_free_bytes: free, disk_size_bytes: total },
		trouble:
			judgeDisk(free, total) === "ok"
				? undefined
				: {
						what: `The disk has only ${formatGigabytes(free)} GB left; once it is full, leads are refused`,
						toDo: "Make room. What takes it: df -h, docker system df; old images and build caches: docker image prune, docker builder prune",
					},
	};
}
