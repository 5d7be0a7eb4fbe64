import type { ComponentProps } from 'react'
import { Select } from '#client/ui/select'
import type { Role } from '#shared/rules/plans'
import { useRoleNames } from './role-names.ts'

/** A select for the role, with the props of `<select>`. */
export function RoleSelect({
  value,
  onRole,
  ...rest
}: Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> & {
  value: Role
  onRole: (role: Role) => void
}) {
  const names = useRoleNames()
  const roles = (Object.keys(names) as Role[]).filter((role) => names[role] !== names.user || role === 'user')
  const shown = names[value] === names.user ? 'user' : value
  return (
    <Select {...rest} value={shown} onChange={({ target }) => onRole(target.value as Role)}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {names[role]}
        </option>
      ))}
    </Select>
  )
}
