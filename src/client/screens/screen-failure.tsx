import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Notice } from '#client/ui/notice'
import { texts } from './texts.ts'

const words = texts.failure

/** Keeps a failing screen from taking the whole app down. */
export function ScreenFailure({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <Notice
          kind="error"
          title={words.title}
          text={words.text}
          action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
        />
      }
    >
      {children}
    </ErrorBoundary>
  )
}
