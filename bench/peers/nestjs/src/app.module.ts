import { createPublicKey } from 'node:crypto'
import { Module } from '@nestjs/common'
import { JwtModule } from '@nestjs/jwt'
import { DatabaseModule } from './database.module.js'
import { MembersService } from './members.service.js'
import { settings } from './settings.js'
import { TasksController } from './tasks.controller.js'
import { TasksService } from './tasks.service.js'

async function publicKeyOf(issuer: string): Promise<string> {
  const response = await fetch(`${issuer}/.well-known/jwks.json`)
  const { keys } = (await response.json()) as { keys: (JsonWebKey & { alg: string })[] }
  const key = keys.find(({ alg }) => alg === 'RS256')
  if (!key) throw new Error('the provider publishes no RS256 key')
  return createPublicKey({ key: key as never, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString()
}

@Module({
  imports: [
    DatabaseModule,
    JwtModule.registerAsync({
      useFactory: async () => ({
        publicKey: await publicKeyOf(settings.issuer),
        verifyOptions: { algorithms: ['RS256'], issuer: settings.issuer, audience: settings.audience },
      }),
    }),
  ],
  controllers: [TasksController],
  providers: [TasksService, MembersService],
})
export class AppModule {}
