import { afterEach, expect, test } from 'vitest'
import { setTranslation } from '#client/lib/catalogue'
import { describeAction, describeParty } from './describe-action.ts'
import { adminUsers } from './texts.de.ts'
import { userTexts } from './texts.ts'

afterEach(() => setTranslation(null))

const logged = [...Object.keys(userTexts.activity.actions), 'Changed the role from trial to user', 'Invited as admin']

test.each(logged)('“%s” reads in English as it was logged', (action) => {
  expect(describeAction(action)).toBe(action)
})

test('in German an action reads in German, with the names of the roles', () => {
  setTranslation({ adminUsers })
  expect(describeAction('Approved the account')).toBe('Konto freigegeben:')
  expect(describeAction('Changed the role from trial to user')).toBe('Rolle von Testphase zu Pro geändert:')
  expect(describeAction('Invited as admin')).toBe('Als Admin eingeladen:')
  expect(describeParty('command line')).toBe('der Befehlszeile')
  expect(describeParty('zoe@example.com')).toBe('zoe@example.com')
})

test('an action of another version is shown as it was logged', () => {
  setTranslation({ adminUsers })
  expect(describeAction('Painted the account')).toBe('Painted the account')
})
