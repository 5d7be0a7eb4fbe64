import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  /** Made with the failure where it depends on it. */
  fallback: ReactNode | ((error: Error) => ReactNode)
  /** When it changes after a failure, the children are tried again. */
  resetKey?: string
  children: ReactNode
}

/** Shows `fallback` instead of a part of the page that failed while rendering, or whose code could not be fetched. */
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
