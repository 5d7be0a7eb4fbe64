import { type ReactNode, Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { isCodeFailure } from '#client/lib/code-failure'
import { lazyPart } from '#client/lib/lazy-part'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { texts } from './texts.ts'

/** A separate chunk: every page includes this file, and failures are rare. */
const BugNotice = lazyPart(async () => (await import('./bug-callout.tsx')).BugCallout)

/** Keeps a failing screen from taking the whole app down. Navigating retries. */
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

/** The page's code failed to load: the connection is gone, or a newer version has other files. */
function NotLoaded() {
  const words = texts.failure
  return (
    <Callout
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
