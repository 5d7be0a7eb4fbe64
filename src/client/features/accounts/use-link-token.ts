import { useEffect, useState } from 'react'

/**
 * The token of a one-time link, from the URL's hash; '' without one. It is as good as a password, so it is removed from
 * the address bar and the history at once. A second link opened on the same page replaces the first.
 */
export function useLinkToken(): string {
  const [token, setToken] = useState(() => location.hash.slice(1))

  useEffect(() => {
    function take() {
      if (location.hash === '') return
      setToken(location.hash.slice(1))
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])

  return token
}
