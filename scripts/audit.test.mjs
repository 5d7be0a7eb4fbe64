import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

/** npm run audit against a registry on loopback, or none. */

let registry

afterEach(() => registry?.close())

/** @param answer the registry's answer to an audit */
async function startRegistry(answer) {
  registry = createServer((request, response) =>
    answer(response.setHeader('content-type', 'application/json'), request),
  )
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  return `http://127.0.0.1:${registry.address().port}/`
}

function audit(address) {
  const env = { ...process.env, npm_config_registry: address, npm_config_cache: '/nonexistent', NO_PROXY: '127.0.0.1' }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'audit.mjs')], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })
}

const unknown = { code: 2, said: expect.stringContaining('nothing is known') }

test('a registry that can’t be reached fails, and so does one that knows no audits', async () => {
  expect(await audit('http://127.0.0.1:9/')).toMatchObject(unknown)
  const address = await startRegistry((response) => response.writeHead(404).end('{"error":"not found"}'))
  expect(await audit(address)).toMatchObject(unknown)
})

test('a registry that knows of nothing passes', async () => {
  const address = await startRegistry((response) => response.end('{}'))
  expect(await audit(address)).toMatchObject({ code: 0, said: expect.stringContaining('0 critical, 0 high') })
})
