import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newKeys, signMessage, writeSecret } from '#server/features/webhooks/signing'
import { webhookData } from '#shared/contract/webhooks'
import { webhookMessageTypes } from '#shared/rules/webhooks'

/** The handbook's page about webhooks says what the code does. */

const page = readFileSync(join(import.meta.dirname, '../../docs/handbook/webhooks.md'), 'utf8')

test('the table has every type of message with the fields of its data', () => {
  const rows = [...page.matchAll(/^\| `([a-z_.]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(([, type = '', fields = '']) => [
    type,
    [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
  ])
  const common = ['workspaceId', 'sequence']
  const wanted = webhookMessageTypes.map((type) => [
    type,
    Object.keys(webhookData[type].shape).filter((field) => !common.includes(field)),
  ])
  expect(rows).toEqual(wanted)
})

test('its example verifies a message, and refuses a changed one', () => {
  const [, example = ''] = /```js\n([\s\S]+?)```/.exec(page) ?? []
  const body = example.replace(/^import .*$/m, '').replaceAll('export function', 'return function')
  const keys = newKeys()
  const receive = compileFunction(body, ['Webhook', 'process'])(Webhook, {
    env: { WEBHOOK_SECRET: writeSecret(keys) },
  })
  const message = { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body: '{"type":"ping","data":{}}' }
  const headers = {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signMessage([keys], message),
  }
  expect(receive(headers, message.body)).toEqual({ id: 'msg_1', type: 'ping', data: {} })
  expect(() => receive(headers, message.body.replace('ping', 'pong'))).toThrow()
})
