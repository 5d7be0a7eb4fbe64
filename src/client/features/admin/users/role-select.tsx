import type { ComponentProps } from 'react'
import { Select } from '#client/ui/select'
import type { Role } from '#shared/rules/plans'
import { userTexts } from './texts.ts'

const roles: readonly Role[] = ['admin', 'user', 'trial']

/** A choice of role; everything else as on `<select>`. */
export function RoleSelect({
  value,
  onRole,
  ...rest
}: Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'> & {
  value: Role
  onRole: (role: Role) => void
}) {
  return (
    <Select {...rest} value={value} onChange={({ target }) => onRole(target.value as Role)}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {userTexts.roles[role]}
        </option>
      ))}
    </Select>
  )
}
