import { passwordCharacters } from '#shared/rules/passwords'
import { texts } from './texts.ts'

/** The password checklist (spec section 5). Advice only: the server enforces nothing but the length. */

type Rule = keyof typeof texts.passwordRules

const rules: readonly { rule: Rule; isMetBy: (password: string) => boolean }[] = [
  { rule: 'length', isMetBy: (password) => password.length >= passwordCharacters.least },
  { rule: 'upperCase', isMetBy: (password) => /\p{Lu}/u.test(password) },
  { rule: 'lowerCase', isMetBy: (password) => /\p{Ll}/u.test(password) },
  { rule: 'digit', isMetBy: (password) => /\d/.test(password) },
  { rule: 'special', isMetBy: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
]

/** Every rule in display order, and whether this password meets it. */
export function checkPassword(password: string): { label: string; isMet: boolean }[] {
  return rules.map(({ rule, isMetBy }) => ({ label: labelOf(rule), isMet: isMetBy(password) }))
}

function labelOf(rule: Rule): string {
  return rule === 'length' ? texts.passwordRules.length(passwordCharacters.least) : texts.passwordRules[rule]
}
