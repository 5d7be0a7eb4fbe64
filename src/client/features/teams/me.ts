import type { User } from '#client/queries/user'

/** The signed-in person as a member of the team they are in. */
export type Me = Pick<User, 'id' | 'capabilities'> & { team: NonNullable<User['team']> }
