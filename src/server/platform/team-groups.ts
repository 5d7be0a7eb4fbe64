import { z } from 'zod'
import type { WorkspaceRole } from '#shared/rules/permissions'

/** A group at the identity provider, and what it gives its people in a team. */
export interface TeamGroup {
  group: string
  /** As in the team's address. */
  team: string
  role: Exclude<WorkspaceRole, 'owner'>
  approves: boolean
}

/** GROUP=TEAM:ROLE, several separated by semicolons; a + after the role lets people approve. */
export const teamGroups = z.string().transform((text, context): TeamGroup[] =>
  text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .flatMap((each) => {
      const found = readEntry(each)
      if (!found) context.addIssue(`“${each}” is not GROUP=TEAM:ROLE, such as editors=harbour-press:writer`)
      return found ?? []
    }),
)

const slug = /^[a-z0-9-]+$/
const roles = ['manager', 'writer', 'guest'] as const

/** A group's name may hold any signs: what counts is the last =. */
function readEntry(text: string): TeamGroup | null {
  const [group, place] = splitAtLast(text, '=')
  const [team, given] = splitAtLast(place, ':')
  const approves = given.endsWith('+')
  const role = roles.find((each) => each === (approves ? given.slice(0, -1) : given))
  return group && slug.test(team) && role ? { group, team, role, approves } : null
}

function splitAtLast(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign)
  return at < 0 ? ['', ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}
