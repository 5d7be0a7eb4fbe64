import { formatDate } from '#client/lib/formatting'
import { fullName, initialOf } from '#client/lib/person'
import { Avatar } from '#client/ui/avatar'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { Select } from '#client/ui/select'
import type { Role } from '#shared/rules/plans'
import { nameOf } from './name-of.ts'
import { roleLabels, tableTexts } from './texts.ts'
import type { ListedUser } from './users-cache.ts'

const { columns } = tableTexts

/** One account. One's own has nothing to press: the server refuses administrators to change themselves. */
export function UserRow({
  user,
  isSelf,
  onRole,
  onApproval,
  onDelete,
}: {
  user: ListedUser
  isSelf: boolean
  onRole: (role: Role) => void
  onApproval: (isApproved: boolean) => void
  onDelete: () => void
}) {
  const { isApproved } = user
  return (
    <tr>
      <Person user={user} isSelf={isSelf} />
      <td data-label={columns.role}>{isSelf ? roleLabels[user.role] : <RoleSelect user={user} onChange={onRole} />}</td>
      <td data-label={columns.status}>
        <Badge tone={isApproved ? 'ok' : 'warn'}>
          {isApproved ? tableTexts.status.approved : tableTexts.status.pending}
        </Badge>
      </td>
      <td data-label={columns.posts} className="nowrap">
        {tableTexts.posts(user.postsThisMonth, user.maxPostsPerMonth)}
      </td>
      <td data-label={columns.joined}>
        <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time>
      </td>
      <td className="actions">{!isSelf && <Actions user={user} onApproval={onApproval} onDelete={onDelete} />}</td>
    </tr>
  )
}

function Person({ user, isSelf }: { user: ListedUser; isSelf: boolean }) {
  return (
    <th scope="row">
      <div className="person">
        <Avatar src={user.profileImageUrl} initial={initialOf(user)} />
        <div className="who">
          <b>{nameOf(user)}</b> {isSelf && <Badge tone="line">{tableTexts.you}</Badge>}
          {fullName(user) && <span>{user.email}</span>}
        </div>
      </div>
    </th>
  )
}

function RoleSelect({ user, onChange }: { user: ListedUser; onChange: (role: Role) => void }) {
  return (
    <Select
      className="small"
      aria-label={tableTexts.roleOf(nameOf(user))}
      value={user.role}
      onChange={({ target }) => onChange(target.value as Role)}
    >
      {Object.entries(roleLabels).map(([role, label]) => (
        <option key={role} value={role}>
          {label}
        </option>
      ))}
    </Select>
  )
}

function Actions({
  user,
  onApproval,
  onDelete,
}: {
  user: ListedUser
  onApproval: (isApproved: boolean) => void
  onDelete: () => void
}) {
  const name = nameOf(user)
  const { isApproved } = user
  return (
    <div className="row">
      <Button
        size="sm"
        variant={isApproved ? 'quiet' : 'secondary'}
        aria-label={isApproved ? tableTexts.withdrawLabel(name) : `${tableTexts.approve} ${name}`}
        onClick={() => onApproval(!isApproved)}
      >
        {isApproved ? tableTexts.withdraw : tableTexts.approve}
      </Button>
      {user.role !== 'admin' && (
        <Button size="sm" variant="quiet-danger" aria-label={tableTexts.deleteLabel(name)} onClick={onDelete}>
          {tableTexts.delete}
        </Button>
      )}
    </div>
  )
}
