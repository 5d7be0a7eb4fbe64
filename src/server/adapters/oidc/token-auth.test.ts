import { expect, test } from 'vitest'
import { chooseTokenAuth } from './token-auth.ts'

const [post, basic] = ['client_secret_post', 'client_secret_basic']

test.each([
  ['post', [post, basic, 'private_key_jwt']],
  ['post', [post]],
  ['basic', [basic, 'private_key_jwt']],
  ['basic', undefined],
  ['post', ['private_key_jwt']],
])('the secret goes by %s where the provider lists %j', (method, listed) => {
  expect(chooseTokenAuth({ clientSecret: 'secret', tokenAuth: null }, listed)).toBe(method)
})

test('the setting wins over what is listed, and a public client has nothing to send', () => {
  expect(chooseTokenAuth({ clientSecret: 'secret', tokenAuth: 'basic' }, [post])).toBe('basic')
  expect(chooseTokenAuth({ clientSecret: null, tokenAuth: null }, [basic])).toBe('none')
})
