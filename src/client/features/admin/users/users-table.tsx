import { useRef } from 'react'
import { useUser } from '#client/lib/use-user'
import { confirmAction } from '#client/ui/dialog'
import type { Role } from '#shared/rules/plans'
import { nameOf } from './name-of.ts'
import { changeTexts, tableTexts } from './texts.ts'
import { useChangeUser, useDeleteUser } from './use-change-user.ts'
import { UserRow } from './user-row.tsx'
import type { ListedUser } from './users-cache.ts'

const { columns } = tableTexts

/** Accounts and what can be done with each. What takes rights from someone, or gives all of them, asks first. */
export function UsersTable({ users }: { users: readonly ListedUser[] }) {
  const { user: me } = useUser()
  const changing = useChangeUser()
  const deleting = useDeleteUser()
  const table = useRef<HTMLTableElement>(null)

  async function changeRole(user: ListedUser, role: Role) {
    const { promoteQuestion, demoteQuestion } = changeTexts
    const question = role === 'admin' ? promoteQuestion : user.role === 'admin' ? demoteQuestion : null
    if (question && !(await confirmAction({ ...question, title: question.title(nameOf(user)) }))) return
    changing.mutate({ user, change: { role } })
  }

  async function changeApproval(user: ListedUser, isApproved: boolean) {
    const { withdrawQuestion: question } = changeTexts
    const isSure =
      isApproved || (await confirmAction({ ...question, title: question.title(nameOf(user)), danger: true }))
    if (isSure) changing.mutate({ user, change: { isApproved } })
  }

  async function askToDelete(user: ListedUser) {
    const { deleteQuestion: question } = changeTexts
    const description = question.description(nameOf(user))
    if (!(await confirmAction({ ...question, description, danger: true }))) return
    deleting.mutate(user)
    table.current?.focus() // the button that had the focus is gone
  }

  return (
    <table className="users" ref={table} tabIndex={-1}>
      <caption className="sr">{tableTexts.caption}</caption>
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
          <UserRow
            key={user.id}
            user={user}
            isSelf={user.id === me?.id}
            onRole={(role) => void changeRole(user, role)}
            onApproval={(isApproved) => void changeApproval(user, isApproved)}
            onDelete={() => void askToDelete(user)}
          />
        ))}
      </tbody>
    </table>
  )
}
