import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the files of the api suite that run PostgreSQL statements which no other file runs; see docs/decisions/0104.
 * First record them: RECORD_STATEMENTS=<folder> ALL_ON_POSTGRES=1 npx vitest run --project api-postgres; then pass the
 * folder. Further arguments are files that run in any case.
 */

const [folder, ...kept] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder that the statements were recorded in.')

const files = new Map(
  readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    new Set(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  ]),
)
const everything = new Set([...files.values()].flatMap((statements) => [...statements]))
const covered = new Set()
console.log(`${everything.size} statements in ${files.size} files. A set of files that has them all:`)

for (const name of kept) take(name)
while (covered.size < everything.size) {
  const [best] = [...files.keys()].sort((one, other) => newIn(other) - newIn(one))
  take(best)
}

function newIn(name) {
  return [...(files.get(name) ?? [])].filter((statement) => !covered.has(statement)).length
}

function take(name) {
  console.log(`${String(newIn(name)).padStart(5)} new  ${name}`)
  for (const statement of files.get(name) ?? []) covered.add(statement)
}
