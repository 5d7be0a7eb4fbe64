import { LogOut } from 'lucide-react'
import { errorMessage } from '#client/lib/api'
import { isGuarded, liftGuard } from '#client/lib/leave-guard'
import { keepSignOutMessage } from '#client/lib/sign-out-message'
import { useSignOut } from '#client/queries/accounts'
import { confirmAction } from '#client/ui/confirm'
import { Spin } from '#client/ui/spinner'
import { dismissToast, toast } from '#client/ui/toast'
import { texts } from './texts.ts'

/**
 * Ends the session, on the server first. Then the browser leaves the app for the public home page, which confirms it.
 */
export function SignOutButton({ className }: { className?: string | undefined }) {
  const signOut = useSignOut({
    onSuccess: () => {
      liftGuard()
      keepSignOutMessage(texts.signOut.done)
      location.assign('/')
    },
    onError: (error) => toast({ kind: 'error', title: texts.signOut.failed, description: errorMessage(error) }),
  })

  async function press() {
    if (signOut.isPending) return
    if (isGuarded() && !(await confirmAction(texts.signOut.unsaved))) return
    dismissToast() // a deletion that can still be undone there is carried out before the session ends
    signOut.mutate()
  }

  return (
    <button
      type="button"
      className={className}
      aria-busy={signOut.isPending || undefined}
      aria-disabled={signOut.isPending || undefined}
      onClick={() => void press()}
    >
      {signOut.isPending ? <Spin /> : <LogOut className="icon" aria-hidden="true" />}
      {signOut.isPending ? texts.signOut.pending : texts.signOut.label}
    </button>
  )
}
