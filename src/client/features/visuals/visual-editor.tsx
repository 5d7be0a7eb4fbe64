import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { ApiError } from '#client/lib/api'
import { isGuarded, liftGuard } from '#client/lib/leave-guard'
import { useUser } from '#client/lib/use-user'
import { ButtonLink } from '#client/ui/button'
import { confirmAction } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { addressOf } from './saving/opened-visual.ts'
import { useOpenedVisual } from './saving/use-opened-visual.ts'
import { visualKeys } from './saving/visuals-cache.ts'
import { visualTexts } from './texts.ts'
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
    <div className="ed-failed">
      {error instanceof ApiError && error.status === 404 ? (
        <NotFound />
      ) : (
        <LoadFailure title={visualTexts.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

function NotFound() {
  const { text, startNew } = visualTexts.notFound
  return (
    <Notice
      kind="error"
      title={visualTexts.failed}
      text={text}
      action={<ButtonLink href={addressOf({ kind: 'new' })}>{startNew}</ButtonLink>}
    />
  )
}

/** Leads to the address of a new visual; where one stands there already, unsaved, begins afresh. */
function useBeginNew(): () => Promise<void> {
  const cache = useQueryClient()
  const [, navigate] = useLocation()
  return async () => {
    const address = addressOf({ kind: 'new' })
    if (window.location.pathname + window.location.search !== address) return navigate(address)
    if (isGuarded() && !(await confirmAction(visualTexts.saving.leave))) return
    liftGuard()
    await cache.resetQueries({ queryKey: visualKeys.opened })
  }
}
