/**
 * Time limits of a connection, and how many there may be. Slow senders cost a socket each, so headers have
 * to come quickly; a body may take the time that 10 MB need on a slow phone (0.5 Mbit/s).
 */
export const connectionLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersTimeoutMs: 20_000,
  /** To the end of its body. */
  requestTimeoutMs: 180_000,
  /** How often those two are looked after. */
  checkEveryMs: 5_000,
  /**
   * A connection on which nothing moves in either direction. Longer than the longest answer that is not streamed: a
   * document read (15 s), written by a model that is asked again (2 x 120 s).
   */
  silenceTimeoutMs: 300_000,
  /**
   * Between two requests. Longer than proxies keep theirs (nginx and most load balancers 60 s), so that they close
   * first.
   */
  keepAliveTimeoutMs: 75_000,
  /** Beyond it new ones are closed at once, which is better than running out of file descriptors for the database. */
  mostConnections: 4_000,
} as const
