/** `node --import` this: at every SIGUSR2 the process believes that five minutes have passed. Timers keep the true time. */
const MINUTES_MS = 5 * 60_000
const [now, monotonic] = [Date.now.bind(Date), performance.now.bind(performance)]
let ahead = 0
Date.now = () => now() + ahead
performance.now = () => monotonic() + ahead
process.on('SIGUSR2', () => {
  ahead += MINUTES_MS
})

export {}
