import { Body, Controller, Get, Post, Query, Req, UseGuards } from '@nestjs/common'
import { type AuthenticatedRequest, AuthGuard } from './auth.guard.js'
import { PermissionsGuard, RequiresPermission } from './permissions.guard.js'
import { CreateTaskBody, ListTasksQuery } from './tasks.dto.js'
import { TasksService } from './tasks.service.js'

@Controller('api/v1/tasks')
@UseGuards(AuthGuard, PermissionsGuard)
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  @Get()
  @RequiresPermission('tasks:read')
  list(@Req() { member }: AuthenticatedRequest, @Query() query: ListTasksQuery) {
    return this.tasks.list(member, query)
  }

  @Post()
  @RequiresPermission('tasks:create')
  create(@Req() { member }: AuthenticatedRequest, @Body() body: CreateTaskBody) {
    return this.tasks.create(member, body)
  }
}
