import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { callApi, sentenceOf } from '#client/lib/api'
import { leaveFarewell } from '#client/lib/farewell'
import { isGuarded, liftGuard } from '#client/lib/leave-guard'
import { confirmAction } from '#client/ui/dialog'
import { dismissToast, toast } from '#client/ui/toast'
import { endSession } from './session.ts'
import { texts } from './texts.ts'

const words = texts.signOut

/** Ends the session, on the server first. Then the browser leaves the app for the public first page, which says so. */
export function SignOutButton() {
  const signOut = useMutation({
    mutationFn: () => callApi('logout'),
    onSuccess: () => {
      liftGuard()
      endSession()
      leaveFarewell(words.done)
      location.assign('/')
    },
    onError: (error) => toast({ kind: 'error', title: words.failed, description: sentenceOf(error) }),
  })

  async function press() {
    if (signOut.isPending) return
    if (isGuarded() && !(await confirmAction(words.unsaved))) return
    dismissToast() // an act that waits behind it, such as a deletion, happens before the session ends
    signOut.mutate()
  }

  return (
    <button
      type="button"
      className="signout"
      aria-busy={signOut.isPending || undefined}
      aria-disabled={signOut.isPending || undefined}
      onClick={() => void press()}
    >
      {signOut.isPending ? (
        <span className="spin" aria-hidden="true" />
      ) : (
        <LogOut className="icon" aria-hidden="true" />
      )}
      {signOut.isPending ? words.pending : words.label}
    </button>
  )
}
