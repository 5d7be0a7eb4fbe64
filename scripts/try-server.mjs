import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './postgres.mjs'

/** Starts a release as another user, and checks that it works. */

/** A user who owns nothing here; only root can switch to it. */
export const stranger = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {}

const admin = { email: 'admin@example.com', password: 'a long enough passphrase', firstName: 'Ann', lastName: 'Archer' }
const text = 'The council voted to plant twelve thousand trees along the main roads. The plan costs four million euros.'

/**
 * Starts it, signs up the administrator, writes a post with the built-in writer, and stops it.
 * @param options.env its whole environment besides PATH and PORT
 * @throws Error with its output
 */
export async function tryServer(args, { cwd, env = {} }) {
  const port = String(await freePort())
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, { cwd, env: { PATH: process.env.PATH, ...env, PORT: port }, ...stranger })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
  try {
    const url = `http://127.0.0.1:${port}`
    while (!output.includes('Postwright is running at')) {
      if (child.exitCode !== null) throw new Error('it ended')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const seconds = (performance.now() - startedAt) / 1000
    await expectOk(await fetch(`${url}/healthz`))
    await expectOk(await fetch(`${url}/auth`))
    const token = /\/setup#(\S+)/.exec(output)?.[1]
    const origin = { origin: env.PUBLIC_URL ?? url, 'content-type': 'application/json' }
    const send = (path, body, headers = {}) =>
      fetch(url + path, { method: 'POST', headers: { ...origin, ...headers }, body: JSON.stringify(body) })
    const made = await expectOk(await send('/api/setup', { token, ...admin }))
    const cookie = made.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const post = await (await expectOk(await send('/api/posts/generate', { textContent: text }, { cookie }))).json()
    if (!post.content.includes('twelve thousand trees')) throw new Error(`an unexpected post: ${post.content}`)
    return { seconds, url, port }
  } catch (error) {
    throw new Error(`${error.message}\n${output}`)
  } finally {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await ended
  }
}

/** Gives a folder and its contents to the other user. */
export function giveAway(folder) {
  if (stranger.uid === undefined) return
  chownSync(folder, stranger.uid, stranger.gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) giveAway(join(folder, entry.name))
    else chownSync(join(folder, entry.name), stranger.uid, stranger.gid)
  }
}

async function expectOk(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}
