import { useUser } from '#client/lib/use-user'

/** Where the author lives; days and months of posts are counted there, as the server does. */
export function useTimeZone(): string {
  const { user } = useUser()
  return user?.timeZone ?? 'UTC'
}
