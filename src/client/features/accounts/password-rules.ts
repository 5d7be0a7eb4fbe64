import { limits } from '#shared/rules/limits'

/** The password checklist (spec section 5). Advice only: the server insists on the length alone. */

const rules: readonly { label: string; isMetBy: (password: string) => boolean }[] = [
  { label: `At least ${limits.passwordCharacters} characters`, isMetBy: hasLength },
  { label: 'One uppercase letter', isMetBy: (password) => /\p{Lu}/u.test(password) },
  { label: 'One lowercase letter', isMetBy: (password) => /\p{Ll}/u.test(password) },
  { label: 'One number', isMetBy: (password) => /\d/.test(password) },
  { label: 'One special character', isMetBy: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
]

/** Every rule in the order shown, and whether this password meets it. */
export function checkPassword(password: string): { label: string; isMet: boolean }[] {
  return rules.map(({ label, isMetBy }) => ({ label, isMet: isMetBy(password) }))
}

function hasLength(password: string): boolean {
  return password.length >= limits.passwordCharacters
}
