import { Console } from 'node:console'
import { inspect } from 'node:util'
import { watchParent } from '#server/platform/watch-parent'
import { type Extracted, extract } from './extract.ts'
import { toDocumentFailure } from './failure.ts'

/**
 * Reads one document in a process of its own: a line of JSON ({ filename }) and then the document on stdin,
 * an Answer as JSON on stdout, and it ends. Whatever goes wrong here goes wrong for one document.
 */
export type Answer = { ok: true; document: Extracted } | { ok: false; code: string; detail: string }

// Stdout belongs to the answer; libraries that talk are heard on stderr.
globalThis.console = new Console(process.stderr)
watchParent()
const answer = await readAnswer()
process.stdout.write(JSON.stringify(answer), () => process.exit(0))

async function readAnswer(): Promise<Answer> {
  try {
    const chunks: Buffer[] = []
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
    const input = Buffer.concat(chunks)
    const headerEnd = input.indexOf('\n')
    const { filename } = JSON.parse(input.toString('utf8', 0, headerEnd)) as { filename: string }
    return { ok: true, document: await extract(input.subarray(headerEnd + 1), filename) }
  } catch (error) {
    const failure = toDocumentFailure(error)
    return { ok: false, code: failure.code, detail: inspect(failure.cause).slice(0, 500) }
  }
}
