import { useMutation } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { configQuery } from './config.ts'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'
import { endSession, startSession } from './session.ts'
import type { User } from './user.ts'

/** Signing in and out, and changes to one's own account. */

type Message = Answer<'logout'>

/** The password step. One of its failures leads to the code step. */
export function useLogin({ onSuccess }: Outcome<User, Body<'login'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'login'>) => callApi('login', { body: { ...body, timeZone: browserTimeZone() } }),
    onSuccess: (user, body, _, { client }) => {
      startSession(client, user)
      onSuccess?.(user, body)
    },
  })
}

/** The code step, for accounts with a second factor. */
export function useFinishLogin({ onSuccess }: Outcome<User, string> = {}) {
  return useMutation({
    mutationFn: (code: string) => callApi('finishLogin', { body: { code } }),
    onSuccess: (user, code, _, { client }) => {
      startSession(client, user)
      onSuccess?.(user, code)
    },
  })
}

/** The data of a new account. */
export interface NewAccount {
  email: string
  password: string
  firstName: string
  lastName: string
}

export interface Registration {
  user: User
  /** The account is inactive until its owner opens the link in the confirmation mail; there is no session yet. */
  needsConfirmation: boolean
}

/** Creates an account and signs it in; it then waits for an administrator's approval. */
export function useRegister({ onSuccess }: Outcome<Registration, NewAccount> = {}) {
  return useMutation({
    mutationFn: async (account: NewAccount, { client }) => {
      const { features } = await client.ensureQueryData(configQuery)
      const user = await callApi('register', { body: { ...account, timeZone: browserTimeZone() } })
      return { user, needsConfirmation: features.emailConfirmation }
    },
    onSuccess: (registration, account, _, { client }) => {
      if (!registration.needsConfirmation) startSession(client, registration.user)
      onSuccess?.(registration, account)
    },
  })
}

/** Creates the first administrator with the token of the set-up link, and signs them in. */
export function useSetup(token: string, { onSuccess }: Outcome<User, NewAccount> = {}) {
  return useMutation({
    mutationFn: (account: NewAccount) => callApi('setup', { body: { token, ...account, timeZone: browserTimeZone() } }),
    onSuccess: (user, account, _, { client }) => {
      startSession(client, user)
      onSuccess?.(user, account)
    },
  })
}

export type Newcomer = Omit<NewAccount, 'email'>

/** The account exists already: its owner chooses a password and is signed in. */
export function useAcceptInvitation(token: string, { onSuccess }: Outcome<User, Newcomer> = {}) {
  return useMutation({
    mutationFn: (newcomer: Newcomer) =>
      callApi('acceptInvitation', { body: { token, ...newcomer, timeZone: browserTimeZone() } }),
    onSuccess: (user, newcomer, _, { client }) => {
      startSession(client, user)
      onSuccess?.(user, newcomer)
    },
  })
}

export function useConfirmEmail(token: string) {
  return useMutation({ mutationFn: () => callApi('confirmEmail', { body: { token } }) })
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => callApi('forgotPassword', { body: { email } }) })
}

/** Ends every session of the account. If this browser had one, the next user query finds nobody. */
export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (password: string) => callApi('resetPassword', { body: { token, password } }),
    onSuccess: (_answer, _password, _, { client }) => client.invalidateQueries({ queryKey: queryKeys.user }),
  })
}

/** The response is the whole user: another time zone, for instance, may put them in another month. */
export function useUpdateUser({ onSuccess, onError }: Outcome<User, Body<'updateUser'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'updateUser'>) => callApi('updateUser', { body }),
    onSuccess: (user, body, _, { client }) => {
      client.setQueryData(queryKeys.user, user)
      onSuccess?.(user, body)
    },
    onError,
  })
}

/** Ends every other session. */
export function useChangePassword({ onSuccess }: Outcome<Message, Body<'changePassword'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'changePassword'>) => callApi('changePassword', { body }),
    onSuccess: (answer, body, _, { client }) => {
      void client.invalidateQueries({ queryKey: queryKeys.sessions })
      onSuccess?.(answer, body)
    },
  })
}

/** Ends the session, on the server first. */
export function useSignOut({ onSuccess, onError }: Outcome<Message, void> = {}) {
  return useMutation({
    mutationFn: () => callApi('logout'),
    onSuccess: (answer, _variables, _, { client }) => {
      endSession(client)
      onSuccess?.(answer)
    },
    onError: (error) => onError?.(error),
  })
}

export function useDeleteAccount({ onSuccess, onError }: Outcome<unknown, string> = {}) {
  return useMutation({
    mutationFn: (password: string) => callApi('deleteUser', { body: { password } }),
    onSuccess: (answer, password, _, { client }) => {
      endSession(client)
      onSuccess?.(answer, password)
    },
    onError,
  })
}

/** The browser's time zone, by which a calendar month, and with it the quota, begins. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
