import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Received = { to: string[]; source: string }

/** A mail server on a real port, which keeps what it is given. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: Received[] = []
  const bell = new EventEmitter()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ to, source: Buffer.concat(parts).toString() })
        bell.emit('mail')
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    /** So many mails to an address whose subject has a text; waits until they are there. */
    async mailsTo(address: string, subject: string, count = 1): Promise<ParsedMail[]> {
      for (;;) {
        const arrival = once(bell, 'mail')
        const mails = received.filter(({ to }) => to.includes(address))
        const read = await Promise.all(mails.map(({ source }) => simpleParser(source)))
        const found = read.filter((mail) => mail.subject?.includes(subject))
        if (found.length >= count) return found
        await arrival
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
