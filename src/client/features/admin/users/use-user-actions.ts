import { errorMessage } from '#client/lib/api'
import {
  type ListedUser,
  type UserChange,
  useChangeUser,
  useDeleteUser,
  useResetSecondFactor,
} from '#client/queries/admin-users'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import type { Role } from '#shared/rules/plans'
import { nameOf } from './name-of.ts'
import { useRoleNames } from './role-names.ts'
import { userTexts } from './texts.ts'

export interface UserActions {
  changeRole: (user: ListedUser, role: Role) => Promise<void>
  changeApproval: (user: ListedUser, isApproved: boolean) => Promise<void>
  resetSecondFactor: (user: ListedUser) => Promise<void>
  remove: (user: ListedUser) => Promise<void>
}

/**
 * The actions on an account. Those that take rights from someone, or grant all of them, ask first.
 * @param onButtonGone called when the pressed button disappears
 */
export function useUserActions(onButtonGone: () => void): UserActions {
  const roles = useRoleNames()
  const changing = useChangeUser({
    onSuccess: (user, { change }) => toast({ kind: 'success', ...changedWords(user, change, roles) }),
    onError: (error, { change }) => showFailure(failureTitle(change), error),
  })
  const resetting = useResetSecondFactor({
    onSuccess: (user) => {
      const { title, description } = userTexts.changes.secondFactorReset
      toast({ kind: 'success', title, description: description(nameOf(user)) })
    },
    onError: (error) => showFailure(userTexts.changes.resetFailed, error),
  })
  const deleting = useDeleteUser({
    onSuccess: (_, user) => {
      const { title, description } = userTexts.changes.deleted
      toast({ kind: 'success', title, description: description(nameOf(user)) })
    },
    onError: (error) => showFailure(userTexts.changes.deleteFailed, error),
  })

  return {
    async changeRole(user, role) {
      const { promote, demote } = userTexts.questions
      const question = role === 'admin' ? promote : user.role === 'admin' ? demote : null
      if (question && !(await confirmAction({ ...question, title: question.title(nameOf(user)) }))) return
      changing.mutate({ user, change: { role } })
    },
    async changeApproval(user, isApproved) {
      const { withdraw } = userTexts.questions
      const question = { ...withdraw, title: withdraw.title(nameOf(user)), danger: true }
      if (isApproved || (await confirmAction(question))) changing.mutate({ user, change: { isApproved } })
    },
    async resetSecondFactor(user) {
      const { resetSecondFactor: words } = userTexts.questions
      if (!(await confirmAction({ ...words, title: words.title(nameOf(user)), danger: true }))) return
      resetting.mutate(user)
      onButtonGone()
    },
    async remove(user) {
      const { delete: words } = userTexts.questions
      if (!(await confirmAction({ ...words, description: words.description(nameOf(user)), danger: true }))) return
      deleting.mutate(user)
      onButtonGone()
    },
  }
}

function changedWords(
  user: ListedUser,
  change: UserChange['change'],
  roles: Record<Role, string>,
): { title: string; description: string } {
  const name = nameOf(user)
  const { roleChanged, approved, withdrawn } = userTexts.changes
  if ('role' in change) {
    return { title: roleChanged.title, description: roleChanged.description(name, roles[change.role]) }
  }
  const { title, description } = 'isApproved' in change && change.isApproved ? approved : withdrawn
  return { title, description: description(name) }
}

function failureTitle(change: UserChange['change']): string {
  const { approvalFailed, updateFailed } = userTexts.changes
  return 'isApproved' in change && change.isApproved ? approvalFailed : updateFailed
}

function showFailure(title: string, error: Error): void {
  toast({ kind: 'error', title, description: errorMessage(error) })
}
