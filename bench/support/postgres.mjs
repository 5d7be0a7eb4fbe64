import pg from 'pg'

/** The server that benches make their databases at. */

const serverUrl = process.env.BENCH_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres'

/** The address of one of its databases. */
export function urlOfDatabase(name) {
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}

/** One statement that is about databases as a whole. */
export function administer(statement) {
  return ask(serverUrl, statement)
}

/** One statement in one database. */
export async function ask(connectionString, statement) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Whether there is a server. */
export function postgresAnswers() {
  return administer('select 1').then(
    () => true,
    () => false,
  )
}
