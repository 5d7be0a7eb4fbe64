import { useLocation } from 'wouter'
import { ApiError } from '#client/lib/api'
import { isGuarded, liftGuard } from '#client/lib/leave-guard'
import { workspaceBase } from '#client/lib/workspace'
import { useReopen } from '#client/queries/opened-visual'
import { useUser } from '#client/queries/user'
import { ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { confirmAction } from '#client/ui/confirm'
import { LoadFailure } from '#client/ui/load-failure'
import { addressOf } from '../saving/opened-visual.ts'
import { savingTexts } from '../saving/texts.ts'
import { useOpenedVisual } from '../saving/use-opened-visual.ts'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { workspaceTexts } from './texts.ts'
import styles from './visual-editor.module.css'
import { VisualWorkspace } from './visual-workspace.tsx'

/** The editor with the visual that the address names, or with a new one. */
export function VisualEditor() {
  const { user } = useUser()
  const { data: opened, error, isFetching, refetch } = useOpenedVisual()
  const beginNew = useBeginNew()

  if (!user) return null // the moment between signing out and the next page
  if (opened) return <VisualWorkspace key={opened.key} opened={opened} userId={user.id} onNew={() => void beginNew()} />
  if (!error) return <EditorSkeleton />
  return (
    <div className={styles.failed}>
      {error instanceof ApiError && error.status === 404 ? (
        <NotFound />
      ) : (
        <LoadFailure title={workspaceTexts.failed} query={{ error, isFetching, refetch }} />
      )}
    </div>
  )
}

function NotFound() {
  const { text, startNew } = workspaceTexts.notFound
  return (
    <Callout
      kind="error"
      title={workspaceTexts.failed}
      text={text}
      action={<ButtonLink href={addressOf({ kind: 'new' })}>{startNew}</ButtonLink>}
    />
  )
}

/** Navigates to the address of a new visual; if an unsaved one is open there already, starts over. */
function useBeginNew(): () => Promise<void> {
  const reopen = useReopen()
  const [, navigate] = useLocation()
  return async () => {
    const address = addressOf({ kind: 'new' })
    if (window.location.pathname + window.location.search !== workspaceBase() + address) return navigate(address)
    if (isGuarded() && !(await confirmAction(savingTexts.saving.leave))) return
    liftGuard()
    await reopen()
  }
}
