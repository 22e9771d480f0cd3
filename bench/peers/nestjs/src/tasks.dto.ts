import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator'

const idOf = (prefix: string) => new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`)

export class ListTasksQuery {
  @IsOptional()
  @IsIn(['open', 'in_progress', 'completed'])
  status?: string

  @IsOptional()
  @IsIn(['low', 'normal', 'high', 'urgent'])
  priority?: string

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  page?: number

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 20

  @IsOptional()
  @IsString()
  @Length(1, 2000)
  cursor?: string
}

export class CreateTaskBody {
  @IsString()
  @Length(1, 200)
  title!: string

  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  description?: string | null

  @IsOptional()
  @IsIn(['low', 'normal', 'high', 'urgent'])
  priority = 'normal'

  @IsOptional()
  @IsISO8601({ strict: true })
  @Length(10, 10)
  dueDate?: string | null

  @IsOptional()
  @Matches(idOf('proj'))
  projectId?: string | null

  @IsOptional()
  @Matches(idOf('usr'))
  assigneeId?: string | null

  @IsOptional()
  @Matches(idOf('stu'))
  studentId?: string | null

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @Length(1, 40, { each: true })
  labels: string[] = []
}
