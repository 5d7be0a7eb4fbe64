import { useMutation } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { configQuery } from './config.ts'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'
import { endSession, startSession } from './session.ts'
import type { User } from './user.ts'

/** Signing in and out, and what people change about their own account. */

type Message = Answer<'logout'>

/** The step of the password. One of its failures asks for the second step. */
export function useLogin({ onSuccess }: Outcome<User, Body<'login'>> = {}) {
  return useMutation({
    mutationFn: (body: Body<'login'>) => callApi('login', { body }),
    onSuccess: (user, body, _, { client }) => {
      startSession(client, user)
      onSuccess?.(user, body)
    },
  })
}

/** The step of the code, where there is one. */
export function useFinishLogin({ onSuccess }: Outcome<User, string> = {}) {
  return useMutation({
    mutationFn: (code: string) => callApi('finishLogin', { body: { code } }),
    onSuccess: (user, code, _, { client }) => {
      startSession(client, user)
      onSuccess?.(user, code)
    },
  })
}

/** What a new account is made of. */
export interface NewAccount {
  email: string
  password: string
  firstName: string
  lastName: string
}

export interface Registration {
  user: User
  /** The account waits until the link that was mailed to it is opened; there is no session yet. */
  needsConfirmation: boolean
}

/** Creates an account and signs it in; it waits for approval from then on. */
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

/** Creates the first administrator by the token of the set-up link, and signs them in. */
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

/** The account is there already: its owner chooses a password and is signed in. */
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

/** Every session of the account ends. If this browser had one, the next question who is signed in finds nobody. */
export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (password: string) => callApi('resetPassword', { body: { token, password } }),
    onSuccess: (_answer, _password, _, { client }) => client.invalidateQueries({ queryKey: queryKeys.user }),
  })
}

/** The answer is the whole person: in another time zone, for instance, another month has begun. */
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

/** The browser's time zone; a calendar month, and with it the quota, begins by it. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
