import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  /** A function if it depends on the error. */
  fallback: ReactNode | ((error: Error) => ReactNode)
  /** When it changes after a failure, the children render again. */
  resetKey?: string
  children: ReactNode
}

/** Shows `fallback` instead of children that failed to render or whose code could not be loaded. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(reason: unknown): { error: Error } {
    return { error: reason instanceof Error ? reason : new Error(String(reason)) }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.error && previous.resetKey !== this.props.resetKey) this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    const { fallback, children } = this.props
    if (!error) return children
    return typeof fallback === 'function' ? fallback(error) : fallback
  }
}
