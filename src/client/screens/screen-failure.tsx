import { type ReactNode, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isCodeFailure } from '#client/lib/code-failure'
import { lazyPart } from '#client/lib/lazy-part'
import { Button } from '#client/ui/button'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Notice } from '#client/ui/notice'
import { texts } from './texts.ts'

/** Code of its own: every page carries this file, and hardly any ever fails. */
const BugNotice = lazyPart(async () => (await import('./bug-notice.tsx')).BugNotice)

/** Keeps a failing screen from taking the whole app down. Going to another address tries again. */
export function ScreenFailure({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const search = useSearch()

  function noticeOf(error: Error) {
    if (isCodeFailure(error)) return <NotLoaded />
    return (
      <ErrorBoundary fallback={<NotLoaded />}>
        <Suspense>
          <BugNotice error={error} path={path} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return (
    <ErrorBoundary resetKey={`${path}?${search}`} fallback={noticeOf}>
      {children}
    </ErrorBoundary>
  )
}

/** The page's code did not come: the connection is gone, or a newer version has other files. */
function NotLoaded() {
  const words = texts.failure
  return (
    <Notice
      kind="error"
      title={words.title}
      text={<p>{navigator.onLine ? words.text : words.offline}</p>}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      }
    />
  )
}
