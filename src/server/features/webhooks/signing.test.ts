import { createPublicKey, verify } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newKeys, publicKeyOf, signMessage, writeSecret } from './signing.ts'

const message = { id: 'msg_1', timestamp: Math.floor(Date.now() / 1000), body: '{"type":"ping","data":{"ü":1}}' }
const headersOf = (signature: string) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': signature,
})

test('a secret is whsec_ and 32 bytes, a public key whpk_ and 32 bytes', () => {
  const keys = newKeys()
  expect(writeSecret(keys)).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(publicKeyOf(keys)).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/)
  expect(newKeys()).not.toEqual(keys)
})

test('the example of the specification’s reference library is signed alike', () => {
  const keys = { secret: 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', privateKey: newKeys().privateKey }
  const signature = signMessage([keys], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  })
  expect(signature.split(' ')[0]).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('each key signs twice, and receivers with either secret verify the message', () => {
  const [old, renewed, foreign] = [newKeys(), newKeys(), newKeys()]
  const signature = signMessage([renewed, old], message)
  expect(signature.split(' ').map((each) => each.split(',')[0])).toEqual(['v1', 'v1a', 'v1', 'v1a'])
  for (const keys of [old, renewed])
    expect(new Webhook(writeSecret(keys)).verify(message.body, headersOf(signature))).toEqual(JSON.parse(message.body))
  expect(() => new Webhook(writeSecret(foreign)).verify(message.body, headersOf(signature))).toThrow('No matching')
  expect(() => new Webhook(writeSecret(old)).verify(`${message.body} `, headersOf(signature))).toThrow('No matching')
})

test('the public key verifies the asymmetric signature', () => {
  const keys = newKeys()
  const x = Buffer.from(publicKeyOf(keys).slice('whpk_'.length), 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const signature = signMessage([keys], message).split(' ')[1]?.slice('v1a,'.length) ?? ''
  const content = `${message.id}.${message.timestamp}.${message.body}`
  expect(verify(null, Buffer.from(content), key, Buffer.from(signature, 'base64'))).toBe(true)
  expect(verify(null, Buffer.from(`${content} `), key, Buffer.from(signature, 'base64'))).toBe(false)
})
