-- When somebody came to the message that they have read last.
ALTER TABLE conversation_participants ADD COLUMN read_at timestamptz(3);

-- Who takes part, the longest first.
CREATE INDEX cp_joined ON conversation_participants (org_id, conversation_id, joined_at, user_id) WHERE left_at IS NULL;

-- With the sender and the time in the index, unread messages are counted from it alone.
DROP INDEX messages_conversation;
CREATE INDEX messages_conversation ON messages (org_id, conversation_id, id DESC) INCLUDE (sender_id, created_at)
  WHERE deleted_at IS NULL;
