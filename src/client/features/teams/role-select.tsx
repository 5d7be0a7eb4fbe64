import type { ComponentProps } from 'react'
import type { GivenRole } from '#client/queries/team'
import { Select } from '#client/ui/select'
import { permissionsOf, type WorkspaceRole } from '#shared/rules/permissions'
import { teamTexts } from './texts.ts'

const givenRoles: readonly GivenRole[] = ['manager', 'writer', 'guest']

/** Whether a role approves posts without the switch. */
export function leads(role: WorkspaceRole): boolean {
  return permissionsOf(role).has('posts.approve')
}

/** A select for the role of a member, with the props of `<select>`. An owner is made by handing the team over. */
export function RoleSelect({
  onRole,
  ...rest
}: Omit<ComponentProps<typeof Select>, 'onChange' | 'children'> & { onRole: (role: GivenRole) => void }) {
  return (
    <Select {...rest} onChange={({ target }) => onRole(target.value as GivenRole)}>
      {givenRoles.map((role) => (
        <option key={role} value={role}>
          {teamTexts.roles[role]}
        </option>
      ))}
    </Select>
  )
}
