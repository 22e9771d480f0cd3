import { Global, Module, type OnApplicationShutdown } from '@nestjs/common'
import pg from 'pg'
import { settings } from './settings.js'

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export class Database extends pg.Pool implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await this.end()
  }
}

@Global()
@Module({
  providers: [
    { provide: Database, useFactory: () => new Database({ connectionString: settings.databaseUrl, max: 12 }) },
  ],
  exports: [Database],
})
export class DatabaseModule {}
