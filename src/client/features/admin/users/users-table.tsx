import { useRef } from 'react'
import type { ListedUser } from '#client/queries/admin-users'
import { useUser } from '#client/queries/user'
import { Table } from '#client/ui/table'
import { userTexts } from './texts.ts'
import { useUserActions } from './use-user-actions.ts'
import { UserRow } from './user-row.tsx'
import styles from './users-table.module.css'

/** Accounts and the actions on each. */
export function UsersTable({ users }: { users: readonly ListedUser[] }) {
  const { caption, columns } = userTexts.table
  const { user: me } = useUser()
  const table = useRef<HTMLTableElement>(null)
  const actions = useUserActions(() => table.current?.focus())

  return (
    <div className={styles.place}>
      <Table className={styles.users} ref={table} tabIndex={-1}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {[columns.user, columns.role, columns.status, columns.posts, columns.joined].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} isSelf={user.id === me?.id} actions={actions} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}
