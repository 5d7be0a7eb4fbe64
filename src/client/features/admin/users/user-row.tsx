import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#client/lib/formatting'
import type { ListedUser } from '#client/queries/admin-users'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { NameDialog } from './name-dialog.tsx'
import { nameOf } from './name-of.ts'
import { Person } from './person.tsx'
import { useRoleNames } from './role-names.ts'
import { RoleSelect } from './role-select.tsx'
import { userTexts } from './texts.ts'
import type { UserActions } from './use-user-actions.ts'
import styles from './users-table.module.css'

/** One account. Administrators can change only the name of their own account: the server refuses the rest. */
export function UserRow({ user, isSelf, actions }: { user: ListedUser; isSelf: boolean; actions: UserActions }) {
  const { columns, you, roleOf, status, posts } = userTexts.table
  const { isApproved, role } = user
  const names = useRoleNames()
  return (
    <tr>
      <th scope="row">
        <div className={styles.person}>
          <Person user={user} note={isSelf && <Badge tone="line">{you}</Badge>} />
          <Rename user={user} />
        </div>
      </th>
      <td data-label={columns.role}>
        {isSelf ? (
          names[role]
        ) : (
          <RoleSelect
            className={styles.role}
            aria-label={roleOf(nameOf(user))}
            value={role}
            onRole={(next) => void actions.changeRole(user, next)}
          />
        )}
      </td>
      <td data-label={columns.status}>
        <Badge tone={isApproved ? 'ok' : 'warn'}>{isApproved ? status.approved : status.pending}</Badge>
      </td>
      <td data-label={columns.posts} className={styles.posts}>
        {posts(user.postsThisMonth, user.maxPostsPerMonth)}
      </td>
      <td data-label={columns.joined}>
        <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time>
      </td>
      <td className={styles.actions}>{!isSelf && <RowActions user={user} actions={actions} />}</td>
    </tr>
  )
}

/** The name can be changed, also of one's own account. */
function Rename({ user }: { user: ListedUser }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        size="sm"
        icon={Pencil}
        label={userTexts.table.renameLabel(nameOf(user))}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <NameDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function RowActions({ user, actions }: { user: ListedUser; actions: UserActions }) {
  const words = userTexts.table
  const name = nameOf(user)
  return (
    <Cluster gap={0} justify="end" wrap={false} className={styles.buttons}>
      {user.isApproved ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.withdrawLabel(name)}
          onClick={() => void actions.changeApproval(user, false)}
        >
          {words.withdraw}
        </Button>
      ) : (
        <Button
          className={styles.approve}
          size="sm"
          aria-label={words.approveLabel(name)}
          onClick={() => void actions.changeApproval(user, true)}
        >
          {words.approve}
        </Button>
      )}
      {user.hasSecondFactor && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.resetSecondFactorLabel(name)}
          onClick={() => void actions.resetSecondFactor(user)}
        >
          {words.resetSecondFactor}
        </Button>
      )}
      {user.role !== 'admin' && (
        <Button
          size="sm"
          variant="quiet-danger"
          aria-label={words.deleteLabel(name)}
          onClick={() => void actions.remove(user)}
        >
          {words.delete}
        </Button>
      )}
    </Cluster>
  )
}
